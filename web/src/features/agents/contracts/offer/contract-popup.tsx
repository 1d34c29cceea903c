import { useState } from 'react'
import type { ContractView } from '@baize/contract/agents/contract-parts'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { MessagesPicture } from '@baize/ui/figures/pictures'
import { Segmented } from '@baize/ui/forms/segmented'
import { Dialog } from '@baize/ui/overlays/dialog'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { useText } from '@baize/texts/use-text'
import { Loading } from '../../../../shared/loading.tsx'
import { useAskedContracts, type OwnContracts } from '../api.ts'
import { kinds } from '../kinds.ts'
import { ContractShown } from './contract-shown.tsx'
import { OfferShown } from './offer-shown.tsx'

/** Offers that wait for the reader, one at a time; without one, the contracts that there are. */
export function ContractPopup({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const { data, error, refetch } = useAskedContracts()
  if (data) return <Shown own={data} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={t('shell.contract')}>
      <Loading error={error} onRetry={refetch} />
    </Dialog>
  )
}

type Props = { readonly own: OwnContracts; readonly onClose: () => void }

function Shown({ own, onClose }: Props) {
  const t = useText()
  const { contract: wanted } = useAddress().search
  const [chosen, setChosen] = useState('')
  // One that was answered or taken back while it is read stays as it was, so that its end can be told.
  const [kept, setKept] = useState<ContractView>()
  const all = [...own.offers, ...own.contracts]
  const asked = chosen || (kept?.id ?? wanted)
  const found = all.find(({ id }) => id === asked) ?? (kept ? undefined : all[0])
  const isKept = kept?.state === 'offered' && kept.id === asked && found?.state !== 'offered'
  const one = isKept ? kept : (found ?? kept)
  if (one !== kept) setKept(one)
  if (one === undefined) {
    return (
      <Dialog open onClose={onClose} title={t('shell.contract')}>
        <EmptyState
          picture={<MessagesPicture />}
          title={t('shell.nothingHereYet')}
          text={t('shell.contractEmpty')}
        />
      </Dialog>
    )
  }
  const head = all.length > 1 && (
    <Segmented
      size="sm"
      label={t('agents-contracts.myContracts')}
      value={one.id}
      onValue={setChosen}
      segments={all.map(({ id, state, terms }) => ({
        value: id,
        label: t(state === 'offered' ? kinds[terms.kind].offer : kinds[terms.kind].name),
      }))}
    />
  )
  const goOn = () => {
    const next = own.offers.find(({ id }) => id !== one.id)
    if (next) setChosen(next.id)
    else onClose()
  }
  return one.state === 'offered' ? (
    <OfferShown
      key={one.id}
      offer={one}
      isGone={!own.offers.some(({ id }) => id === one.id)}
      present={own.contracts.find(({ terms }) => terms.kind === one.terms.kind)}
      head={head}
      onClose={onClose}
      onDone={goOn}
    />
  ) : (
    <ContractShown key={one.id} contract={one} head={head} onClose={onClose} />
  )
}
