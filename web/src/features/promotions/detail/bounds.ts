/** The bounds of an application; a test holds them to those of the contract, whose schemas no page loads. */
export const mostApplicationPictures = 3
export const longestComment = 140
