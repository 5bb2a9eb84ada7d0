/** The name and the logo of the product, which belong to the first load. They are generated from `brand.json`. */
declare module 'virtual:wattdesk/brand' {
  export const name: string;
  /** The logo as a data URL. */
  export const logo: string;
}

declare module 'virtual:wattdesk/brandColors' {
  export const colors: import('../ui/theme/createPalettes').BrandColors;
}

/** What only the sign-in page shows. */
declare module 'virtual:wattdesk/signInBrand' {
  /** The claim by language. It is empty if the product has none. */
  export const claims: Readonly<Record<string, string>>;
  /** URL of the picture; empty if the product has none. */
  export const picture: string;
}
