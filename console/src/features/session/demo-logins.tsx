import { useQuery } from '@tanstack/react-query'
import type { DemoOperator } from '@baize/contract/system/operators'
import { Avatar } from '@baize/ui/figures/avatar'
import { useText } from '@baize/texts/use-text'
import { roleNames } from '../../shared/words/role-names.ts'
import { demoQuery } from './api.ts'

type DemoLoginsProps = {
  readonly chosen: string | undefined
  readonly onChoose: (login: DemoOperator) => void
}

/** Fills the form with a login of the demo. In production there are none and nothing shows. */
export function DemoLogins({ chosen, onChoose }: DemoLoginsProps) {
  const t = useText()
  const { data: logins = [] } = useQuery(demoQuery)
  if (logins.length === 0) return null
  return (
    <section aria-labelledby="demo-logins" className="border-t border-line pt-4">
      <h2 id="demo-logins" className="font-sans text-meta font-medium tracking-normal text-text-3">
        {t('ops.demoLogins')}
      </h2>
      <ul className="-mx-2 mt-2 grid grid-cols-2 gap-1">
        {logins.map((login) => (
          <li key={login.username}>
            <button
              type="button"
              aria-pressed={login.username === chosen}
              onClick={() => onChoose(login)}
              className="flex min-h-12 w-full items-center gap-2.5 rounded-ctl px-2 text-start text-meta hover:bg-hover aria-pressed:bg-s3 aria-pressed:shadow-[inset_3px_0_0_var(--brass)]"
            >
              <Avatar name={login.name} />
              <span className="min-w-0">
                <span className="block truncate font-medium">{login.username}</span>
                <span className="block truncate text-caption text-text-3">
                  {roleNames(t, login.roles)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
