/** Of a draw the count of its day: the day is known where it stands. */
export const shortNumber = (number: string): string => number.slice(number.indexOf('-') + 1)
