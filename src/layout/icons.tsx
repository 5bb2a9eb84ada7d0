/** Icons by the names that `schema/navigation.json` and the resources use; each import is one icon. */
import type { SvgIconComponent } from '@mui/icons-material';
import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWallet';
import Assessment from '@mui/icons-material/Assessment';
import Bolt from '@mui/icons-material/Bolt';
import Campaign from '@mui/icons-material/Campaign';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumber';
import CreditCard from '@mui/icons-material/CreditCard';
import DirectionsCar from '@mui/icons-material/DirectionsCar';
import EvStation from '@mui/icons-material/EvStation';
import Folder from '@mui/icons-material/Folder';
import Group from '@mui/icons-material/Group';
import Hub from '@mui/icons-material/Hub';
import Notifications from '@mui/icons-material/Notifications';
import Place from '@mui/icons-material/Place';
import PointOfSale from '@mui/icons-material/PointOfSale';
import Settings from '@mui/icons-material/Settings';
import SpaceDashboard from '@mui/icons-material/SpaceDashboard';
import Stars from '@mui/icons-material/Stars';
import WarningAmber from '@mui/icons-material/WarningAmber';

const ICONS: Record<string, SvgIconComponent> = {
  access: Group,
  billing: AccountBalanceWallet,
  campaign: Campaign,
  card: CreditCard,
  charger: EvStation,
  dashboard: SpaceDashboard,
  energy: Bolt,
  incident: WarningAmber,
  marketing: Campaign,
  notification: Notifications,
  points: Stars,
  pos: PointOfSale,
  report: Assessment,
  roaming: Hub,
  settings: Settings,
  site: Place,
  user: Group,
  vehicle: DirectionsCar,
  voucher: ConfirmationNumber,
};

/** A name without a picture of its own gets a plain one: a new group needs no code. */
export function EntryIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? Folder;
  return <Icon fontSize="small" />;
}
