import { Console } from '../app/console.tsx'
import { openAt, renderPart } from './render-part.tsx'

/** Draws the whole console at an address below `/ops`. */
export function renderConsole(path: string) {
  openAt(path)
  renderPart(<Console />)
  return { where: () => location.pathname + location.search }
}
