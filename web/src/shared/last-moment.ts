/** The last moment before an end: what ends at midnight can be taken until the day before. */
export const lastMoment = (end: string) => new Date(Date.parse(end) - 1)
