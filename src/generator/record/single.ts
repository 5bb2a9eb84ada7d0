/** The id of the one record of an entity that has no list: react-admin wants one for every record. */
export const SINGLE = 'single';
