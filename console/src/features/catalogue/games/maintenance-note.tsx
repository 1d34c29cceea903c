import { useQuery } from '@tanstack/react-query'
import type { DeskVendor } from '@baize/contract/catalogue/catalogue-desk'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { maintenanceQuery } from '../api.ts'

/** A vendor that is closed: by whom and since when, until when, and what is still being played there. */
export function MaintenanceNote({ vendor }: { readonly vendor: DeskVendor }) {
  const t = useText()
  const { code, name, maintenanceUntil } = vendor
  const { data } = useQuery(maintenanceQuery(code))
  return (
    <Note tone="pending" title={t('catalogue-desk.isClosed', { name })}>
      <div className="text-meta">
        {data && data.setAt !== null && (
          <p>
            {t('catalogue-desk.setBy', { name: data.setBy })} <DeskMoment at={data.setAt} />
          </p>
        )}
        <p>
          {maintenanceUntil === null ? (
            t('catalogue-desk.noEndSaid')
          ) : (
            <>
              {t('catalogue-desk.until')} <DeskMoment at={maintenanceUntil} />
            </>
          )}
        </p>
        {data && <p>{t('catalogue-desk.openRounds', { count: data.openRounds })}</p>}
      </div>
    </Note>
  )
}
