type Node = {
  readonly modId: string
  readonly enabled: string
  readonly childrenNodes: readonly Node[]
}

/** A module is on when it and everything above it says `'1'`; an unknown one is off. */
export function isModuleOn(tree: readonly Node[], modId: string): boolean {
  return tree.some(
    (node) =>
      node.enabled === '1' && (node.modId === modId || isModuleOn(node.childrenNodes, modId)),
  )
}
