import { ArrowLeft, Plus } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { TeamPicture } from '@baize/ui/figures/pictures'
import { Table } from '@baize/ui/tables/table'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { useText } from '@baize/texts/use-text'
import { useRateText } from '../terms/rate.ts'
import type { Centre, Invitation } from './api.ts'
import { linkColumns } from './link-columns.tsx'
import { LinkCame } from './link-came.tsx'
import { LinkView } from './link-view.tsx'
import { NewLink } from './new-link.tsx'
import { chooseLink, useChosenLink } from './use-chosen-link.ts'
import { useEndText } from './use-end-text.ts'

type LinksProps = { readonly centre: Centre; readonly isWide: boolean }

/** The links of an agent, and one with its code to scan: below them, or in their place where there is little room. */
export function Links({ centre, isWide }: LinksProps) {
  const t = useText()
  const rateText = useRateText()
  const endText = useEndText()
  const chosen = useChosenLink()
  const [makes, setMakes] = useState(false)
  const { invitations } = centre
  const named = invitations.find(({ code }) => code === chosen)
  const isOneAtATime = !isWide && invitations.length > 1
  const shown = named ?? (isOneAtATime ? undefined : invitations[0])
  const listed = !isOneAtATime || named === undefined
  const active = invitations.filter(({ state }) => state === 'active').length
  const add = (
    <Button icon={<Plus size={18} />} onClick={() => setMakes(true)}>
      {t('agents-accounts.newLink')}
    </Button>
  )
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {!listed && (
        <Button
          variant="ghost"
          className="justify-self-start"
          icon={<ArrowLeft size={18} />}
          onClick={() => chooseLink(undefined)}
        >
          {t('agents-accounts.allLinks')}
        </Button>
      )}
      {listed && (
        <Card
          flush
          title={t('agents-accounts.links')}
          sub={t('agents-accounts.activeLinks', { count: active })}
          actions={invitations.length > 0 && add}
        >
          <Table<Invitation>
            label={t('agents-accounts.links')}
            columns={linkColumns({ t, rateText, endText })}
            rows={invitations}
            rowId={({ code }) => code}
            selectedId={shown?.code}
            onOpen={({ code }) => chooseLink(code, { isStep: isOneAtATime })}
            empty={
              <EmptyState
                picture={<TeamPicture />}
                title={t('agents-accounts.noLinks')}
                text={t('agents-accounts.noLinksText')}
                action={add}
              />
            }
          />
        </Card>
      )}
      {shown && (
        <Fragment key={shown.code}>
          <LinkView invitation={shown} />
          <LinkCame invitation={shown} />
        </Fragment>
      )}
      {makes && (
        <NewLink
          centre={centre}
          onClose={() => setMakes(false)}
          onMade={(code) => {
            chooseLink(code)
            setMakes(false)
          }}
        />
      )}
    </div>
  )
}
