import type { Finding } from './finding.ts'
import type { Literal, Module } from './read-module.ts'
import { isTest, placeOf, serverRooms } from './storeys.ts'

const schemas = ['platform', ...serverRooms]
const sqlWords = /\b(select|insert|update|delete|where|join|values|truncate|alter|create|lock)\b/i
const named = `"?(${schemas.join('|')})"?\\s*\\.\\s*"?[a-z_]+`
const tableOf = new RegExp(
  `\\b(?:from|join|into|update|table|truncate|references|using|view|index|sequence)\\s+(?:only\\s+|if\\s+(?:not\\s+)?exists\\s+)?${named}|${named}\\s*\\(`,
  'gi',
)

/** Only a room's store names its tables, so that whoever owns a table can be read off its name. */
export function checkSqlHome(module: Module): Finding[] {
  const place = placeOf(module.path)
  if (!module.path.startsWith('server/') || place === undefined) return []
  return module.literals.flatMap((literal) =>
    schemasNamedBy(literal)
      .filter((schema) => !mayName(module.path, place, schema))
      .map((schema) => ({
        rule: 'sql-home' as const,
        path: module.path,
        line: literal.line,
        says: `names a table of ${schema}; only the store of ${schema} may`,
      })),
  )
}

function schemasNamedBy(literal: Literal): string[] {
  if (literal.tag !== 'sql' && !sqlWords.test(literal.text)) return []
  const found = [...literal.text.matchAll(tableOf)].map((match) => match[1] ?? match[2] ?? '')
  return [...new Set(found.map((schema) => schema.toLowerCase()))]
}

/** A room's own tests may look into its tables; what sets a test up may look into all. */
function mayName(path: string, place: string, schema: string): boolean {
  if (place === 'testing' || (place === 'roof' && isTest(path))) return true
  // A sandbox keeps what it plays beside the tables of its room, in a store like any other.
  if (place === 'sandbox') return isTest(path) || isStore(path)
  if (place !== schema) return false
  return place === 'platform' || isTest(path) || isStore(path)
}

function isStore(path: string): boolean {
  return /(\/|\.)store\.ts$|\/store\/[^/]+\.ts$/.test(path)
}
