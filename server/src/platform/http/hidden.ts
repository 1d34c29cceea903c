/** The schema of a route that the API page does not show. */
export const hiddenRoute: object = { hide: true }
