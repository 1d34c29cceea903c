const loadTimeoutMs = 120_000
const reloadMark = 'reloaded-for-new-build'

/** The part of the page did not arrive in time. */
export class PageTooSlow extends Error {}

/**
 * Loads the code of a page. After a deployment the old file is gone: the page reloads itself once
 * then, and only a second failure is shown.
 */
export async function loadPage<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageTooSlow()), loadTimeoutMs)
  })
  try {
    const module = await Promise.race([load(), tooSlow])
    sessionStorage.removeItem(reloadMark)
    return module
  } catch (error) {
    if (!(error instanceof PageTooSlow) && navigator.onLine && reloadOnce()) {
      return await new Promise<never>(() => {})
    }
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function reloadOnce(): boolean {
  if (sessionStorage.getItem(reloadMark) !== null) return false
  sessionStorage.setItem(reloadMark, '1')
  location.reload()
  return true
}
