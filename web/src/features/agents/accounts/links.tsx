import { Plus } from 'lucide-react'
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
import { useEndText } from './use-end-text.ts'

/** The links of an agent: all of them, and one with its code to scan. */
export function Links({ centre }: { readonly centre: Centre }) {
  const t = useText()
  const rateText = useRateText()
  const endText = useEndText()
  const [chosen, setChosen] = useState('')
  const [makes, setMakes] = useState(false)
  const { invitations } = centre
  const shown = invitations.find(({ code }) => code === chosen) ?? invitations[0]
  const active = invitations.filter(({ state }) => state === 'active').length
  const add = (
    <Button icon={<Plus size={18} />} onClick={() => setMakes(true)}>
      {t('agents-accounts.newLink')}
    </Button>
  )
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
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
          onOpen={({ code }) => setChosen(code)}
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
            setChosen(code)
            setMakes(false)
          }}
        />
      )}
    </div>
  )
}
