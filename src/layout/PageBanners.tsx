import { NewVersionBanner } from './NewVersionBanner';
import { OfflineBanner } from './OfflineBanner';

/** What concerns the whole page and stands above it. */
export const PageBanners = () => (
  <>
    <OfflineBanner />
    <NewVersionBanner />
  </>
);
