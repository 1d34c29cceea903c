import type { AnyDocument } from './document.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Every file of the contract that has calls adds itself here, under a name of its own:
 * `declare module '../contract.ts' { interface ContractModules { wallet: typeof import('./wallet.ts') } }`.
 * So a new file is a new file, and no list grows. What is in the folder is found by `every-call.ts`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- each file of the contract puts itself into it
export interface ContractModules {}

type EndpointsOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name]
}

/** The four calls of a document under flat names: `getBrandDocument`, `saveBrandDraft`, … */
type FlatCalls<Document> = Document extends {
  readonly name: infer Name extends string
  readonly calls: infer Calls extends AnyDocument['calls']
}
  ? { readonly [K in `get${Capitalize<Name>}Document`]: Calls['get'] } & {
      readonly [K in `save${Capitalize<Name>}Draft`]: Calls['saveDraft']
    } & { readonly [K in `publish${Capitalize<Name>}`]: Calls['publish'] } & {
      readonly [K in `list${Capitalize<Name>}Versions`]: Calls['listVersions']
    }
  : never

type DocumentsOf<Module> = {
  [Name in keyof Module]: Module[Name] extends AnyDocument ? FlatCalls<Module[Name]> : never
}[keyof Module]

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never

type OfModule<Module> = EndpointsOf<Module> &
  ([DocumentsOf<Module>] extends [never] ? unknown : All<DocumentsOf<Module>>)

/** Every call of the platform by its plain name. */
export type Contract = All<
  { [Name in keyof ContractModules]: OfModule<ContractModules[Name]> }[keyof ContractModules]
>

/** The calls among what a file of the contract exports, by name; the rest are schemas and lists of words. */
export function callsOf(module: object): Record<string, Endpoint> {
  return Object.fromEntries(
    Object.entries(module).flatMap(([name, value]): [string, Endpoint][] => {
      if (isCall(value)) return [[name, value]]
      return isDocument(value) ? flat(value) : []
    }),
  )
}

function isCall(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value
}

function isDocument(value: unknown): value is AnyDocument {
  return typeof value === 'object' && value !== null && 'writers' in value && 'calls' in value
}

function flat({ name, calls }: AnyDocument): [string, Endpoint][] {
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  return [
    [`get${title}Document`, calls.get],
    [`save${title}Draft`, calls.saveDraft],
    [`publish${title}`, calls.publish],
    [`list${title}Versions`, calls.listVersions],
  ]
}
