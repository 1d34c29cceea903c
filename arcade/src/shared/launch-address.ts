/** What a game was opened with. */
export type LaunchAddress = { readonly token: string; readonly back: string }

/** Reads token and way back from an address. Only a path of this site is a way back: nobody is led elsewhere. */
export function readLaunch(search: string): LaunchAddress {
  const fields = new URLSearchParams(search)
  const back = fields.get('back') ?? ''
  return { token: fields.get('token') ?? '', back: /^\/(?![/\\])/.test(back) ? back : '/' }
}

/** Takes the token out of the address at once, so that neither history nor a copied address has it. */
export function takeLaunch(): LaunchAddress {
  const launch = readLaunch(location.search)
  if (launch.token === '') return launch
  const rest = new URLSearchParams(location.search)
  rest.delete('token')
  const query = rest.toString()
  history.replaceState(null, '', `${location.pathname}${query === '' ? '' : `?${query}`}`)
  return launch
}
