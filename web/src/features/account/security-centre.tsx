import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { TabPanel, Tabs } from '@baize/ui/navigation/tabs'
import { useText } from '@baize/texts/use-text'
import { profileQuery, securityQuery, ownSessionsQuery } from './api.ts'
import { ProfileForm } from './profile-form.tsx'
import { Protection } from './protection.tsx'
import { SignedInPlaces } from './signed-in.tsx'
import { Loading } from '../../shared/loading.tsx'

const tabs = ['protection', 'profile', 'places'] as const
type Tab = (typeof tabs)[number]
const names = {
  protection: 'identity-account.protection',
  profile: 'identity-account.profile',
  places: 'identity-account.places',
} as const

/** The account of a member: what protects it, what is known of its owner, where it is used. */
export function SecurityCentre({ payees }: { readonly payees?: ReactNode }) {
  const t = useText()
  const [tab, setTab] = useState<Tab>('protection')
  return (
    <div className="grid grid-cols-1 gap-5">
      <Tabs
        name="account"
        label={t('shell.securityCentre')}
        tabs={tabs.map((id) => ({ id, label: t(names[id]) }))}
        selected={tab}
        onSelect={setTab}
      />
      <TabPanel name="account" selected={tab}>
        {tab === 'protection' && (
          <div className="grid grid-cols-1 gap-6">
            <ProtectionTab />
            {payees}
          </div>
        )}
        {tab === 'profile' && <ProfileTab />}
        {tab === 'places' && <PlacesTab />}
      </TabPanel>
    </div>
  )
}

function ProtectionTab() {
  const { data, error, refetch } = useQuery(securityQuery)
  if (data) return <Protection security={data} />
  return <Loading error={error} onRetry={() => void refetch()} />
}

function ProfileTab() {
  const { data, error, refetch } = useQuery(profileQuery)
  if (data) return <ProfileForm {...data} />
  return <Loading error={error} onRetry={() => void refetch()} />
}

function PlacesTab() {
  const sessions = useQuery(ownSessionsQuery)
  const security = useQuery(securityQuery)
  if (sessions.data && security.data) {
    return <SignedInPlaces sessions={sessions.data} networks={security.data.networks} />
  }
  const again = () => void Promise.all([sessions.refetch(), security.refetch()])
  return <Loading error={sessions.error ?? security.error} onRetry={again} />
}
