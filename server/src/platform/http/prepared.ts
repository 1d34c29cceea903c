/**
 * A value that is JSON already. A handler may give it instead of the value itself where the same large parts
 * are sent again and again; whoever prepares it answers for its form, and a test holds it against the contract.
 */
export class Prepared<Value> {
  readonly json: string
  declare private readonly of: Value
  constructor(json: string) {
    this.json = json
  }
}
