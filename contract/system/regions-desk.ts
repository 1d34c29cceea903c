import { Type } from 'typebox'
import { documentBody } from '../document.ts'
import { endpoint } from '../endpoint.ts'
import { operatorRoles } from '../roles.ts'
import { count, fields, filledText, list, nothing, shortText } from '../schema.ts'
import { regionRule } from './system-settings.ts'
import { systemStatus } from './system.ts'

export const testRegion = endpoint({
  method: 'POST',
  path: '/ops/api/regions/test',
  summary: 'What a visitor with this address would see, rule by rule.',
  access: operatorRoles,
  ...documentBody,
  input: fields({
    ip: filledText(45),
    /** Rules to try instead of the live ones. */
    rules: Type.Optional(list(regionRule, 200)),
  }),
  reply: fields({
    status: systemStatus,
    country: shortText(2),
    steps: list(
      fields({ id: shortText(40), matched: Type.Boolean(), reached: Type.Boolean() }),
      200,
    ),
    decidedBy: Type.Union([shortText(40), Type.Null()]),
  }),
  errors: ['invalid_address', 'invalid_range'],
})

export const aboutRegionData = endpoint({
  method: 'GET',
  path: '/ops/api/regions/data',
  summary: 'Whose word it is in which country an address lies, and how old.',
  access: operatorRoles,
  input: nothing,
  reply: fields({
    source: shortText(200),
    /** `YYYY-MM-DD`; empty when the data does not say. */
    date: shortText(10),
    licence: shortText(100),
    link: shortText(200),
    /** In days. */
    age: Type.Union([count(), Type.Null()]),
    isOld: Type.Boolean(),
  }),
  errors: [],
})

export const listRegionHits = endpoint({
  method: 'GET',
  path: '/ops/api/regions/hits',
  summary: 'How often each region rule decided in the last 24 hours.',
  access: operatorRoles,
  input: nothing,
  reply: list(fields({ id: shortText(40), hits: count() }), 400),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    regionsDesk: typeof import('./regions-desk.ts')
  }
}
