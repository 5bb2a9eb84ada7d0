import type { ReactNode, SVGAttributes } from 'react';

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  fontSize?: 'inherit' | 'small' | 'medium';
  /** Only where the icon says something that no text beside it says. */
  titleAccess?: string;
}

const SIZES = { inherit: 'wd-icon-inherit', small: 'wd-icon-small', medium: '' };

/**
 * An icon without MUI: the build puts this in the place of `createSvgIcon` in `@mui/icons-material`
 * (`tools/vite/iconsWithoutMuiPlugin`), whose pictures are thus drawn by a style sheet.
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
  // By this MUI's own parts recognise an icon.
  SvgIcon.muiName = 'SvgIcon';
  return SvgIcon;
}
