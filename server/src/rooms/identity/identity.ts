import { createOperators, type Operators, type OperatorsDeps } from './operators/operators.ts'

/** Who people are to the platform. */
export type Identity = {
  readonly operators: Operators
}

export function createIdentity(deps: OperatorsDeps): Identity {
  return { operators: createOperators(deps) }
}
