import type { Finding, Rule } from './finding.ts'
import { innerRoomPassed } from './inner-doors.ts'
import { type Import, isModule, type Module } from './read-module.ts'
import { resolveImport } from './resolve-import.ts'
import { findSchemaTrail, type Modules, schemaPackages } from './schema-trail.ts'
import type { SourceTree } from './source-tree.ts'
import {
  isFree,
  isServerPlace,
  isTest,
  neighbours,
  placeOf,
  roomFolder,
  serverRooms,
  storeyOf,
} from './storeys.ts'

/** The whole house, as far as a rule may need to look. */
export type House = { readonly tree: SourceTree; readonly modules: Modules }

type Complaint = { readonly rule: Rule; readonly says: string }

const browserPlaces = new Set(['web', 'console', 'arcade-app', 'ui', 'ui-art'])

/** Packages from outside, for the places that run everywhere and so depend on next to nothing. */
const outsidePackages: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  // Pairings are nothing to write by hand, and a verifier needs them.
  games: ['@noble/curves'],
  contract: ['typebox', 'jose'],
}

/** Holds every import of a module against the storeys, the doors and the rules of the browser. */
export function checkImports(house: House, module: Module): Finding[] {
  const place = placeOf(module.path)
  if (place === undefined) {
    const says = 'stands in no storey: the plan of the house has no place for it'
    return [{ rule: 'storeys', path: module.path, line: 1, says }]
  }
  if (isFree(place)) return []
  return module.imports.flatMap((found) => {
    const complaint = complaintAbout(house, module, place, found)
    return complaint === undefined ? [] : [{ ...complaint, path: module.path, line: found.line }]
  })
}

function complaintAbout(
  house: House,
  module: Module,
  place: string,
  found: Import,
): Complaint | undefined {
  const target = resolveImport(house.tree, module.path, found.specifier)
  if (target.kind === 'virtual') return undefined
  if (target.kind === 'missing') {
    return { rule: 'unresolved', says: `imports ${found.specifier}, which is not in the tree` }
  }
  if (target.kind === 'package') return checkPackage(module.path, place, target.name)
  const targetPlace = placeOf(target.path)
  return (
    checkStoreys(module.path, place, target.path, targetPlace) ??
    checkDoor(place, target.path, targetPlace) ??
    checkInnerDoor(house, module.path, place, target.path) ??
    checkFeatures(module.path, target.path) ??
    checkSchemas(house, module.path, target.path, found) ??
    checkNaming(module.path, target.path, found)
  )
}

/** Looks into the folder of the contract, for tools and tests; no page and no server has it. */
const everyCallFile = 'contract/every-call.ts'

function checkPackage(path: string, place: string, name: string): Complaint | undefined {
  if (isTest(path) || path === everyCallFile) return undefined
  const allowed = outsidePackages[place]
  if (allowed !== undefined && !allowed.includes(name)) {
    return { rule: 'outside-packages', says: `${place} may not depend on ${name}` }
  }
  if (browserPlaces.has(place) && schemaPackages.has(name)) {
    return { rule: 'schemas-stay-home', says: `${place} may not load ${name} into a browser` }
  }
  return undefined
}

function checkStoreys(
  path: string,
  place: string,
  targetPath: string,
  targetPlace: string | undefined,
): Complaint | undefined {
  if (place === targetPlace || targetPlace === undefined) return undefined
  const says = `${place} may not import ${targetPlace} (${targetPath})`
  if (!isServerPlace(place)) {
    return neighbours[place]?.includes(targetPlace) === true ? undefined : { rule: 'storeys', says }
  }
  if (place === 'testing') return undefined
  if (isTest(path) && setsUp.has(targetPlace)) return undefined
  const own = storeyOf(place)
  const other = storeyOf(targetPlace)
  if (own !== undefined && other !== undefined && other < own) return undefined
  return { rule: 'storeys', says }
}

/** What a test may use to set up what it needs. */
const setsUp = new Set(['testing', 'sandbox', 'embedded'])

/** Tests set up what no call makes, and so do the sandboxes, which never run in production. */
export const entersAnywhere = new Set(['testing', 'sandbox'])

/** The wiring also takes what a room serves and does on a clock, of its inner rooms too. */
const wiredFiles = /\/(?:(?<inner>[^/]+)\/\k<inner>|events|routes|jobs)\.ts$/

function checkDoor(
  place: string,
  targetPath: string,
  targetPlace: string | undefined,
): Complaint | undefined {
  if (targetPlace === undefined || place === targetPlace || entersAnywhere.has(place)) {
    return undefined
  }
  if (!serverRooms.includes(targetPlace)) return undefined
  const folder = roomFolder(targetPlace)
  const doors = [`${folder}/${targetPlace}.ts`, `${folder}/events.ts`]
  if (doors.includes(targetPath) || (place === 'roof' && wiredFiles.test(targetPath))) {
    return undefined
  }
  const says = `enters ${targetPlace} by ${targetPath}; its door is ${targetPlace}.ts, its news events.ts`
  return { rule: 'doors', says }
}

/** What the wiring may take of an inner room is said above. */
function checkInnerDoor(
  { tree }: House,
  path: string,
  place: string,
  targetPath: string,
): Complaint | undefined {
  if (place === 'roof' || entersAnywhere.has(place)) return undefined
  const passed = innerRoomPassed(tree, path, targetPath)
  if (passed === undefined) return undefined
  const says = `enters ${passed.folder} past its door by ${targetPath}; its door is ${passed.door}`
  return { rule: 'inner-doors', says }
}

function checkFeatures(path: string, targetPath: string): Complaint | undefined {
  const own = featureOf(path)
  const other = featureOf(targetPath)
  if (own === undefined || other === undefined || own === other) return undefined
  return { rule: 'features', says: `a feature may not import another feature (${targetPath})` }
}

function featureOf(path: string): string | undefined {
  return /^[^/]+\/src\/features\/[^/]+/.exec(path)?.[0]
}

/** Schemas and their library weigh 20 KB in a page, so whoever runs in a browser takes only their types. */
function checkSchemas(
  house: House,
  path: string,
  targetPath: string,
  found: Import,
): Complaint | undefined {
  if (placeOf(targetPath) !== 'contract' || found.typeOnly || isTest(path)) return undefined
  const place = placeOf(path) ?? ''
  if (place === 'texts') {
    return { rule: 'schemas-stay-home', says: `texts take only types from ${found.specifier}` }
  }
  if (!browserPlaces.has(place)) return undefined
  const trail = findSchemaTrail(house.tree, house.modules, targetPath)
  if (trail === undefined) return undefined
  const says = `loads schemas (${trail.join(' -> ')}); write "import type", or use virtual:contract`
  return { rule: 'schemas-stay-home', says }
}

function checkNaming(path: string, targetPath: string, found: Import): Complaint | undefined {
  if (!found.specifier.startsWith('.') || !isModule(targetPath)) return undefined
  if (workspaceOf(path) === workspaceOf(targetPath)) return undefined
  return { rule: 'by-name', says: `imports ${found.specifier}; name its workspace instead` }
}

function workspaceOf(path: string): string {
  return path.slice(0, path.indexOf('/'))
}
