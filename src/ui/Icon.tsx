import type { ReactNode, SVGAttributes } from 'react';

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  fontSize?: 'inherit' | 'small' | 'medium';
  /** Accessible name. Needed only if no adjacent text states the meaning of the icon. */
  titleAccess?: string;
}

const SIZES = { inherit: 'wd-icon-inherit', small: 'wd-icon-small', medium: '' };

/**
 * Creates an icon without MUI. At build time the plugin `tools/vite/iconsWithoutMuiPlugin` replaces `createSvgIcon`
 * of `@mui/icons-material` with this function, so that a static stylesheet styles the icons.
 */
export function createSvgIcon(picture: ReactNode, name: string) {
  function SvgIcon({ fontSize = 'medium', titleAccess, className = '', ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        focusable="false"
        aria-hidden={titleAccess === undefined ? true : undefined}
        role={titleAccess === undefined ? undefined : 'img'}
        {...rest}
        className={`wd-icon ${SIZES[fontSize]} ${className}`}
      >
        {picture}
        {titleAccess === undefined ? null : <title>{titleAccess}</title>}
      </svg>
    );
  }
  SvgIcon.displayName = `${name}Icon`;
  // MUI components recognise icons by this property.
  SvgIcon.muiName = 'SvgIcon';
  return SvgIcon;
}
