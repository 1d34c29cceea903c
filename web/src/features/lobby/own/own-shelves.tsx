import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import type { Person } from '../../../shared/session.ts'
import { favouritesQuery, recentQuery } from './api.ts'
import { ContinueRow } from './continue-row.tsx'
import { FavouriteSection } from './favourite-section.tsx'
import { keepShelfHeight, keptShelfHeight } from './shelf-height.ts'

/** What home has for somebody who is in, before what it has for everyone. */
export function OwnShelves({ person }: { person: Person }) {
  const box = useRef<HTMLDivElement>(null)
  const recent = useQuery(recentQuery(person.id))
  const favourites = useInfiniteQuery(favouritesQuery(person.id))
  const waiting = recent.isPending || favourites.isPending
  useLayoutEffect(() => {
    if (!waiting && box.current) keepShelfHeight(box.current.offsetHeight)
  })
  return (
    <div ref={box} style={{ minHeight: waiting ? keptShelfHeight() : undefined }}>
      {!waiting && (
        <>
          <ContinueRow person={person} />
          <FavouriteSection person={person} />
        </>
      )}
    </div>
  )
}
