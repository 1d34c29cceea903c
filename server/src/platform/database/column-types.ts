import { types, type CustomTypesConfig } from 'pg'

type Parser = (text: string) => unknown

const { builtins } = types
const bigintArray = 1016
const numericArray = 1231
const dateArray = 1182
const textArray = 1009

/** `text[]` yields the elements as they were written, nulls kept. */
const parseTexts = types.getTypeParser(textArray as number, 'text') as (
  text: string,
) => (string | null)[]

/**
 * How columns arrive where the driver's own way would lose something: whole numbers as `bigint`, exact
 * numbers as their digits, days as `2026-11-30` (a `Date` would drag a day across time zones).
 */
const parsers = new Map<number, Parser>([
  [builtins.INT8, BigInt],
  [bigintArray, (text) => parseTexts(text).map((item) => (item === null ? null : BigInt(item)))],
  [builtins.NUMERIC, (text) => text],
  [numericArray, parseTexts],
  [builtins.DATE, (text) => text],
  [dateArray, parseTexts],
])

export const columnTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ??
    types.getTypeParser(oid, format)) as typeof types.getTypeParser,
}
