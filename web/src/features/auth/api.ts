import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call } from '../../shared/api.ts'

/** The logins of a demo. In production there are none. */
export const demoMembersQuery = queryOptions({
  queryKey: ['demo-members'],
  queryFn: ({ signal }) => call(calls.listDemoMembers, {}, { signal }),
  staleTime: Infinity,
  retry: false,
})

export const socialProvidersQuery = queryOptions({
  queryKey: ['social-providers'],
  queryFn: ({ signal }) => call(calls.listSocialProviders, {}, { signal }),
  staleTime: 300_000,
  retry: false,
})

export const phoneVerificationQuery = queryOptions({
  queryKey: ['phone-verification'],
  queryFn: ({ signal }) => call(calls.getPhoneVerification, {}, { signal }),
  staleTime: 300_000,
  retry: false,
})

/** The member who invites by a code; refused when nobody does. */
export const referrerQuery = (code: string) =>
  queryOptions({
    queryKey: ['referrer', code],
    queryFn: ({ signal }) => call(calls.findReferrer, { code }, { signal }),
    staleTime: 60_000,
    retry: false,
  })

/** Who invites by a code on this domain; refused when nobody does. */
/** Who came by the link has its code in the address; kept from another day, it was opened then. */
function isInAddress(code: string): boolean {
  const search = new URLSearchParams(location.search)
  return ['affiliateCode', 'code'].some((name) => search.get(name)?.trim() === code)
}

export const affiliateQuery = (code: string) =>
  queryOptions({
    queryKey: ['affiliate', code],
    queryFn: ({ signal }) =>
      call(
        calls.checkAffiliate,
        { code, domain: location.hostname, ...(isInAddress(code) && { opened: true }) },
        { signal },
      ),
    staleTime: 60_000,
    retry: false,
  })
