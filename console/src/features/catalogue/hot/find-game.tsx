import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check, Plus, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { DeskGame } from '@baize/contract/catalogue/catalogue-desk'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { TextField } from '@baize/ui/forms/text-field'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { foundGamesQuery } from '../api.ts'
import { GameArt } from '../game-art.tsx'
import { longestHotList } from './use-hot-draft.ts'

type FindGameProps = {
  readonly chosen: readonly number[]
  readonly onAdd: (game: DeskGame) => void
}

const typingMs = 300

/** Finds games by name, code or number, and adds them at the end of the list. */
export function FindGame({ chosen, onAdd }: FindGameProps) {
  const t = useText()
  const announce = useAnnounce()
  const [text, setText] = useState('')
  const wanted = useRested(text.trim())
  const found = useQuery({ ...foundGamesQuery(wanted), placeholderData: keepPreviousData })
  const isFull = chosen.length >= longestHotList
  const add = (game: DeskGame) => {
    onAdd(game)
    announce(t('catalogue-desk.added', { name: game.names.EN ?? '' }))
  }
  const games = wanted === '' ? [] : (found.data?.items ?? [])
  return (
    <Card
      title={t('catalogue-desk.addGame')}
      className="xl:sticky xl:top-[calc(var(--header)+20px)]"
    >
      <div className="grid gap-3">
        <TextField
          dense
          type="search"
          label={t('catalogue-desk.searchGames')}
          maxLength={100}
          before={<Search size={16} aria-hidden="true" />}
          value={text}
          help={isFull ? t('catalogue-desk.hotFull', { count: longestHotList }) : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <FailureNote error={found.error} onRetry={found.refetch} />
        {wanted !== '' && found.isSuccess && games.length === 0 && (
          <output className="text-text-3">{t('catalogue-desk.noneFound')}</output>
        )}
        <ul className="grid">
          {games.map((game) => (
            <Found
              key={game.nodeId}
              game={game}
              isIn={chosen.includes(game.nodeId)}
              isFull={isFull}
              onAdd={() => add(game)}
            />
          ))}
        </ul>
      </div>
    </Card>
  )
}

type FoundProps = {
  readonly game: DeskGame
  readonly isIn: boolean
  readonly isFull: boolean
  readonly onAdd: () => void
}

function Found({ game, isIn, isFull, onAdd }: FoundProps) {
  const t = useText()
  const name = game.names.EN ?? ''
  return (
    <li className="flex items-center gap-3 border-t border-line py-2 first:border-0">
      <GameArt game={game} />
      <span className="min-w-0 flex-1 leading-4">
        <span className="block font-semibold break-words">{name}</span>
        <span className="block text-caption text-text-3">{game.vendorName}</span>
      </span>
      {isIn ? (
        <span className="inline-flex items-center gap-1 text-meta text-text-3">
          <Check size={16} aria-hidden="true" />
          {t('catalogue-desk.isIn')}
        </span>
      ) : (
        <Button
          size="sm"
          icon={<Plus size={16} />}
          disabled={isFull}
          aria-label={t('catalogue-desk.addOne', { name })}
          onClick={onAdd}
        >
          {t('catalogue-desk.add')}
        </Button>
      )}
    </li>
  )
}

/** What was typed, once the fingers rest. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), typingMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
