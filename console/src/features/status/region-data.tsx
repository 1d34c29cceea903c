import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useText } from '@baize/texts/use-text'
import { regionDataQuery } from './api.ts'

/** Whose word it is where an address lies: its licence asks to be named, and who sets rules should know how old it is. */
export function RegionData() {
  const t = useText()
  const data = useQuery(regionDataQuery).data
  if (data === undefined) return null
  const { source, date, licence, link, age, isOld } = data
  const named =
    date === ''
      ? t('system-desk.geoUndated', { source })
      : t('system-desk.geoData', { source, date })
  return (
    <div className="mt-3 grid gap-1 text-meta text-text-3">
      <p>
        {link === '' ? (
          named
        ) : (
          <a className="underline hover:text-text-2" href={link} target="_blank" rel="noreferrer">
            {named}
          </a>
        )}
        {licence !== '' && ` · ${licence}`}
      </p>
      {isOld && age !== null && (
        <p className="flex items-center gap-1.5 text-warn">
          <TriangleAlert size={14} aria-hidden />
          {t('system-desk.geoOldNote', { days: age })}
        </p>
      )}
    </div>
  )
}
