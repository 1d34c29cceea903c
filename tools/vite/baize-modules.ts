import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import type { Contract } from '../../contract/contract.ts'

const contractFile = fileURLToPath(new URL('../../contract/every-call.ts', import.meta.url))
const id = 'virtual:contract'

/**
 * Gives the browser a table of methods and paths computed from the contract, so that its schemas
 * (and their library) never reach a page. The member site's table leaves out the operators' calls.
 * `contract/virtual-contract.d.ts` types the module.
 */
export function baizeModules(who: 'members' | 'operators' = 'operators'): Plugin {
  return {
    name: 'baize-modules',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(wanted) {
      if (wanted !== `\0${id}`) return undefined
      const { module } = await runnerImport<{ contract: Contract }>(contractFile)
      const calls = Object.entries(module.contract)
        .filter(([, { path }]) => who === 'operators' || !path.startsWith('/ops/'))
        .map(([name, { method, path, sealed, form, carries }]) => [
          name,
          [
            method,
            path,
            sealed === true ? 1 : 0,
            carries === undefined ? Number(form === true) : 2,
          ],
        ])
      return `export const calls = ${JSON.stringify(Object.fromEntries(calls))}`
    },
  }
}
