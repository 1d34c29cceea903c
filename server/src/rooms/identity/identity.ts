import { createOperators, type Operators, type OperatorsDeps } from './operators/operators.ts'

/** The banner of a demo says it, because everybody may know it. */
export { demoPassword } from './operators/demo.ts'

/** Who people are to the platform. */
export type Identity = {
  readonly operators: Operators
}

export function createIdentity(deps: OperatorsDeps): Identity {
  return { operators: createOperators(deps) }
}
