import type { ReactNode, SVGAttributes } from 'react';

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  fontSize?: 'inherit' | 'small' | 'medium';
  /** Accessible name, only for an icon whose meaning no adjacent text states. */
  titleAccess?: string;
}

const SIZES = { inherit: 'wd-icon-inherit', small: 'wd-icon-small', medium: '' };

/**
 * Creates an icon without MUI. The build replaces `createSvgIcon` of `@mui/icons-material` with it
 * (`tools/vite/iconsWithoutMuiPlugin`), so that icons are styled by a stylesheet.
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
