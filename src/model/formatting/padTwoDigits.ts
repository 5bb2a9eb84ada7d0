/** Returns a number with at least two digits: `7` becomes `07`. */
export const padTwoDigits = (part: number | string): string => String(part).padStart(2, '0');
