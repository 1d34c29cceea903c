import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isModuleOn } from '@baize/contract/system/modules'
import { buttonClass } from '@baize/ui/button-class.ts'
import { TeamPicture } from '@baize/ui/figures/pictures'
import { Segmented } from '@baize/ui/forms/segmented'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { Loading } from '../../../../shared/loading.tsx'
import { useSystem } from '../../../../shared/system.ts'
import { givenToQuery, isDirectQuery, useAskedContracts } from '../api.ts'
import { kindNames, kinds, type ContractKind } from '../kinds.ts'
import { toTeam } from '../ways.ts'
import { OfferForm } from './offer-form.tsx'

/** Offers a contract to a direct downline, whom the address names. */
export function ContractEditor() {
  const t = useText()
  const { contractFor: downline = '' } = useAddress().search
  if (downline !== '') return <Editor key={downline} downline={downline} />
  return <Choose title={t('agents-contracts.chooseDownline')} />
}

/** The way to those to whom a contract can be offered. */
function Choose({ title }: { readonly title: string }) {
  const t = useText()
  return (
    <EmptyState
      picture={<TeamPicture />}
      title={title}
      text={t('agents-contracts.chooseDownlineText')}
      action={
        <Link to={toTeam} className={buttonClass({ variant: 'primary' })}>
          {t('agents.teamManagement')}
        </Link>
      }
    />
  )
}

function Editor({ downline }: { readonly downline: string }) {
  const t = useText()
  const { whitelabel } = useSystem().info
  const { contractKind: asked } = useAddress().search
  const own = useAskedContracts()
  const given = useQuery(givenToQuery(downline))
  const direct = useQuery(isDirectQuery(downline))
  const [chosen, setChosen] = useState<ContractKind>()
  const there = kindNames.filter((kind) => isModuleOn(whitelabel, kinds[kind].module))
  if (direct.data === false) return <Choose title={t('errors.not_own_downline')} />
  if (!own.data || !given.data || !direct.data) {
    const again = () => Promise.all([own.refetch(), given.refetch(), direct.refetch()])
    return <Loading error={own.error ?? given.error ?? direct.error} onRetry={again} />
  }
  const has = (kind: ContractKind) => own.data.contracts.some(({ terms }) => terms.kind === kind)
  const kind = chosen ?? there.find((one) => one === asked) ?? there.find(has) ?? there[0]
  if (kind === undefined) return <Note>{t('agents-contracts.noKinds')}</Note>
  const ownOne = own.data.contracts.find(({ terms }) => terms.kind === kind)
  const ofKind = given.data.filter(({ terms }) => terms.kind === kind)
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <Segmented
        label={t('agents-contracts.kind')}
        value={kind}
        onValue={setChosen}
        segments={there.map((value) => ({ value, label: t(kinds[value].name) }))}
      />
      {ownOne ? (
        <OfferForm
          key={kind}
          downline={downline}
          own={ownOne}
          present={ofKind.find(({ state }) => state === 'accepted')}
          waiting={ofKind.find(({ state }) => state === 'offered')}
        />
      ) : (
        <Note tone="pending">{t('errors.no_own_contract')}</Note>
      )}
    </div>
  )
}
