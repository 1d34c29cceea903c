import type { ReactNode } from 'react'
import { Link } from '@baize/ui/navigation/link'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useText } from '@baize/texts/use-text'
import { EmptyCard } from '../../shared/empty-card.tsx'

type Props = {
  readonly next: string
  readonly picture: ReactNode
  readonly title: string
  readonly text: string
}

/** A shelf that needs somebody: what it is for, and the way in. */
export function LoginFirst({ next, ...words }: Props) {
  const t = useText()
  return (
    <EmptyCard
      {...words}
      action={
        <Link
          to={{ path: '/login', search: { next } }}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('shell.logIn')}
        </Link>
      }
    />
  )
}
