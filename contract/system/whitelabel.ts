import { Type, type Static } from 'typebox'
import { fields, filledText, list } from '../schema.ts'

const switchState = Type.Union([Type.Literal('0'), Type.Literal('1')])

// The tree is three levels deep: group, module, part of a module. Levels are written out, because a
// closed depth is what keeps a hostile document from nesting without end.
const part = fields({
  modId: filledText(40),
  enabled: switchState,
  childrenNodes: Type.Unsafe<never[]>(Type.Array(fields({}), { maxItems: 0 })),
})
const module = fields({
  modId: filledText(40),
  enabled: switchState,
  childrenNodes: list(part, 30),
})
export const whitelabelNode = fields({
  modId: filledText(40),
  enabled: switchState,
  childrenNodes: list(module, 60),
})

export type WhitelabelNode = Static<typeof whitelabelNode>
