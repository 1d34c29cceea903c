import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
  type QueryClient,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import { call, serverNow } from '../api.ts'
import { useOperator } from '../operator.ts'
import { listChanges, type Change } from './changes.ts'
import { isSame } from './json.ts'
import { mergeEdits } from './merge.ts'
import type { DocumentReply, DocumentSource, Draft, Version } from './sources.ts'

export const documentQuery = <Content>(source: DocumentSource<Content>) =>
  queryOptions({
    queryKey: ['documents', source.name],
    queryFn: ({ signal }) => call(source.get, {}, { signal }),
  })

/** A document that a page only looks at; nothing until it is known, or where the operator may not read it. */
export function useLive<Content>(source: DocumentSource<Content>): Content | undefined {
  const { can } = useOperator()
  const enabled = can(...source.readers)
  return useQuery({ ...documentQuery(source), enabled }).data?.live.content
}

/** What a person typed here, over the version that they saw when they began. */
type Edit<Content> = {
  readonly content: Content
  readonly baseVersion: number
  readonly base: Content | undefined
}

export type SaveState = 'saved' | 'saving' | 'failed'

export type OpenDocument<Content> = {
  readonly source: DocumentSource<Content>
  /** What the page shows and edits. */
  readonly content: Content
  readonly live: Version<Content>
  readonly draft: Draft<Content> | null
  readonly changes: readonly Change[]
  readonly isChanged: boolean
  /** Another version went live since these edits began. */
  readonly isBehind: boolean
  readonly mayWrite: boolean
  readonly saveState: SaveState
  readonly change: (next: Content) => void
  /** Puts the edits on top of the version that is live now. */
  readonly rebase: () => void
  /** Throws the draft away. */
  readonly discard: () => void
  /**
   * Makes the edits live, or asks a second person; the answer says which. Other content than the edits
   * replaces what is live now, whatever the edits began from. Throws `CallFailed`.
   */
  readonly publish: (reason: string, content?: Content) => Promise<{ approvalId: string | null }>
}

/** Keeps one document open for editing: the draft lives on the server, so that a closed tab loses nothing. */
export function useDocument<Content>(source: DocumentSource<Content>): OpenDocument<Content> {
  const operator = useOperator()
  const client = useQueryClient()
  const { live, draft } = useSuspenseQuery(documentQuery(source)).data
  const [edit, setEdit] = useState<Edit<Content>>()
  const current = edit ?? startingEdit(live, draft)
  const changes = useMemo(
    () => listChanges(live.content, current.content),
    [live.content, current.content],
  )
  const isChanged = changes.length > 0
  const isBehind = isChanged && current.baseVersion !== live.version
  const mayWrite = operator.can(...source.writers)
  const saving = useDraftSaving(source, edit, isBehind, operator.name)

  const publish = async (reason: string, other?: Content) => {
    saving.cancel()
    const { content, baseVersion } =
      other === undefined ? current : { content: other, baseVersion: live.version }
    try {
      const input = { baseVersion, content, reason }
      const { approvalId } = await call(source.publish, input)
      setEdit(undefined)
      await refresh(client, source)
      return { approvalId }
    } catch (error) {
      if (isConflict(error)) await refresh(client, source)
      throw error
    }
  }

  return {
    source,
    content: current.content,
    live,
    draft,
    changes,
    isChanged,
    isBehind,
    mayWrite,
    saveState: saving.state,
    change: (content) => {
      if (mayWrite) setEdit({ ...current, content })
    },
    rebase: () => setEdit(rebased(current, live)),
    discard: () => {
      setEdit(undefined)
      saving.discard(live.version)
    },
    publish,
  }
}

function startingEdit<Content>(
  live: Version<Content>,
  draft: Draft<Content> | null,
): Edit<Content> {
  if (!draft) return { content: live.content, baseVersion: live.version, base: live.content }
  const isCurrent = draft.baseVersion === live.version
  return { ...draft, base: isCurrent ? live.content : undefined }
}

function rebased<Content>(edit: Edit<Content>, live: Version<Content>): Edit<Content> {
  const { base } = edit
  const content = base === undefined ? edit.content : mergeEdits(base, edit.content, live.content)
  return { content, baseVersion: live.version, base: live.content }
}

function isConflict(error: unknown): boolean {
  return error instanceof CallFailed && error.code === 'changed_meanwhile'
}

function refresh(client: QueryClient, source: { readonly name: string }): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: ['documents', source.name] }),
    client.invalidateQueries({ queryKey: ['versions', source.name] }),
    client.invalidateQueries({ queryKey: ['approvals'] }),
    // The frame shows the brand's name and reads its clock.
    ...(source.name === 'brand' ? [client.invalidateQueries({ queryKey: ['session'] })] : []),
  ])
}

const saveDelayMs = 700

function useDraftSaving<Content>(
  source: DocumentSource<Content>,
  edit: Edit<Content> | undefined,
  isBehind: boolean,
  by: string,
) {
  const client = useQueryClient()
  const { queryKey } = documentQuery(source)
  const [savedEdit, setSavedEdit] = useState<Edit<Content>>()
  const save = useMutation({
    // One after the other, so that an older draft never lands on a newer one.
    scope: { id: `draft-${source.name}` },
    retry: (count, error) =>
      count < 5 && error instanceof CallFailed && error.code === 'network_failed',
    mutationFn: ({ baseVersion, content }: { baseVersion: number; content: Content | null }) =>
      call(source.saveDraft, { baseVersion, content }),
    onSuccess: (_, { baseVersion, content }) => {
      const at = new Date(serverNow()).toISOString()
      const draft = content === null ? null : { content, baseVersion, at, by }
      client.setQueryData(
        queryKey,
        (old: DocumentReply<Content> | undefined) => old && { ...old, draft },
      )
    },
    onError: async (error) => {
      if (isConflict(error)) await client.invalidateQueries({ queryKey })
    },
  })

  const isWaiting = edit !== undefined && edit !== savedEdit && !isBehind
  const send = useEffectEvent((next: Edit<Content>) => {
    setSavedEdit(next)
    const live = client.getQueryData<DocumentReply<Content>>(queryKey)?.live.content
    const content = isSame(next.content, live) ? null : next.content
    save.mutate({ baseVersion: next.baseVersion, content })
  })
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => send(edit), saveDelayMs)
    return () => clearTimeout(timer)
  }, [edit, isWaiting])
  useSaveOnLeave(source, isWaiting ? edit : undefined)

  return {
    state: saveStateOf(save.isError && !isBehind, save.isPending || isWaiting),
    cancel: () => setSavedEdit(edit),
    discard: (baseVersion: number) => save.mutate({ baseVersion, content: null }),
  }
}

function saveStateOf(failed: boolean, busy: boolean): SaveState {
  if (busy) return 'saving'
  return failed ? 'failed' : 'saved'
}

/** Leaving the page within the delay still keeps the draft. */
function useSaveOnLeave<Content>(
  source: DocumentSource<Content>,
  unsaved: Edit<Content> | undefined,
): void {
  const client = useQueryClient()
  const leave = useEffectEvent(async () => {
    if (!unsaved) return
    const { baseVersion, content } = unsaved
    // A refusal here has nobody left to read it; the next visit sees what the server has.
    await call(source.saveDraft, { baseVersion, content }).catch(() => undefined)
    await client.invalidateQueries({ queryKey: ['documents', source.name] })
  })
  useEffect(() => () => void leave(), [])
}
