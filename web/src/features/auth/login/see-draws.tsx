import { gamePaths } from '@baize/contract/pages'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { buttonClass } from '@baize/ui/button-class.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { safeTarget } from '../next.ts'

/** Whoever came from a lottery may see and verify what it drew without an account. */
export function SeeDraws() {
  const t = useText()
  const next = useAddress().search['next']
  const target = next === undefined ? undefined : safeTarget(next)
  if (!gamePaths.some((path) => path === target?.path)) return null
  return (
    <Link
      to={{ path: '/draws', search: { gameCode: target?.search?.['gameCode'] } }}
      replace
      className={cx(buttonClass({ block: true }), 'min-h-11')}
    >
      {t('identity.seeDraws')}
    </Link>
  )
}
