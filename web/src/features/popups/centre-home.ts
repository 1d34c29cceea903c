/** The list of all pages of the member centre, which a phone goes through. */
export const centreHome = 'memberCentre'
