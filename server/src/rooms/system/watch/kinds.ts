import { operatorRoles } from '@baize/contract/roles'
import type { AlertKind } from '../alerts/alerts.ts'

const keepers = ['admin', 'finance', 'risk', 'auditor'] as const
const mechanics = ['admin', 'auditor', 'support'] as const
const watchers = ['admin', 'risk', 'auditor'] as const

const state = { level: 'high', lasts: 'until ended' } as const

/** What the room sees of itself and of the storeys below it. */
export const houseKinds = {
  'books.differ': {
    ...state,
    about: 'books',
    roles: keepers,
    says: 'alerts.booksDiffer',
    tells: 'alerts.booksDifferText',
    values: ['accounts', 'currencies'],
    link: () => '/books',
  },
  'books.proof_late': {
    ...state,
    level: 'middle',
    about: 'books',
    roles: keepers,
    says: 'alerts.proofLate',
    tells: 'alerts.proofLateText',
    values: ['time'],
    link: () => '/books',
  },
  'audit.broken': {
    ...state,
    about: 'books',
    roles: watchers,
    says: 'alerts.chainBroken',
    tells: 'alerts.chainBrokenText',
    values: ['entry', 'entries'],
    link: ({ values }) => `/audit?entry=${values.entry}`,
  },
  'job.parked': {
    ...state,
    about: 'machine',
    roles: mechanics,
    says: 'alerts.jobParked',
    tells: 'alerts.reason',
    values: ['job', 'error'],
    link: () => '/jobs?state=parked',
  },
  'events.parked': {
    ...state,
    about: 'machine',
    roles: mechanics,
    says: 'alerts.eventsParked',
    tells: 'alerts.reason',
    values: ['name', 'count', 'error'],
    link: () => '/jobs',
  },
  'faults.on': {
    ...state,
    level: 'low',
    about: 'machine',
    roles: ['admin', 'support', 'risk', 'auditor'],
    says: 'alerts.faultsOn',
    tells: 'alerts.faultsOnText',
    values: ['count', 'time'],
    link: () => '/outbox',
  },
  'site.closed': {
    ...state,
    about: 'site',
    roles: operatorRoles,
    says: 'alerts.siteClosed',
    tells: 'alerts.siteClosedText',
    values: ['mode', 'by', 'time'],
    link: () => '/status',
  },
  'site.geo_old': {
    ...state,
    level: 'middle',
    about: 'site',
    roles: watchers,
    says: 'alerts.geoOld',
    tells: 'alerts.geoOldText',
    values: ['source', 'date'],
    link: () => '/status',
  },
  'site.regions': {
    ...state,
    level: 'low',
    about: 'site',
    roles: operatorRoles,
    says: 'alerts.regionsBlocked',
    tells: 'alerts.regionsBlockedText',
    values: ['count', 'by'],
    link: () => '/status',
  },
  'approvals.old': {
    ...state,
    level: 'middle',
    about: 'queue',
    roles: ['admin', 'finance', 'risk'],
    says: 'alerts.approvalsOld',
    tells: 'alerts.approvalsOldText',
    values: ['count', 'age', 'until', 'by'],
    link: () => '/approvals',
  },
  'approvals.pair': {
    ...state,
    level: 'middle',
    about: 'people',
    roles: watchers,
    says: 'alerts.pair',
    tells: 'alerts.pairText',
    values: ['by', 'second', 'agreed', 'asked'],
    link: ({ values }) => `/audit?actor=${encodeURIComponent(values.second ?? '')}`,
  },
} as const satisfies Readonly<Record<string, AlertKind>>
