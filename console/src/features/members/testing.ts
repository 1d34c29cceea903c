import type { MemberRow } from '@baize/contract/identity/members-desk'
import type { MemberFile } from './api.ts'

/** Members for tests. */
export const jessa: MemberRow = {
  id: 'mem_jessa',
  account: 'jessa',
  nickname: 'Jessa',
  type: 0,
  state: 'open',
  tags: ['VIP'],
  mobile: '+639175550142',
  email: 'jessa@mail.test',
  upline: { id: 'mem_rico', account: 'rico' },
  registeredAt: '2026-03-04T02:00:00.000Z',
  lastLoginAt: '2026-11-15T06:21:00.000Z',
}

export const rico: MemberRow = {
  ...jessa,
  id: 'mem_rico',
  account: 'rico',
  nickname: '',
  type: 1,
  state: 'locked',
  tags: [],
  mobile: '',
  email: '',
  upline: null,
  lastLoginAt: null,
}

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

export const jessaFile: MemberFile = {
  member: jessa,
  profile: {
    nickname: 'Jessa',
    realName: 'Jessa Cruz',
    birthday: '1994-05-06',
    idNumber: 'N0123456789',
    address: '',
    nationality: 'PH',
    occupation: '',
    sourceOfIncome: '',
    contacts: {
      qq: '',
      wechat: '',
      whatsapp: '',
      facebook: '',
      telegram: 'jessa_c',
      line: '',
      zalo: '',
      skype: '',
    },
  },
  currency: 'PHP',
  iconUrl: '',
  registration: {
    ip: '198.51.100.20',
    url: 'https://lucky.test/register',
    method: 'WEB',
    domain: 'lucky.test',
    affiliateCode: 'RICO88',
    referralCode: '',
    recommender: '',
  },
  security: {
    passwordSet: true,
    passwordChangedAt: '2026-10-01T00:00:00.000Z',
    mustChangePassword: false,
    paymentPasswordSet: false,
    moneyHeldUntil: null,
    mobileVerified: true,
    emailVerified: false,
    authenticator: true,
    social: ['Example'],
    lockedMinutes: 12,
  },
  sessions: [
    {
      id: 'ses_1',
      createdAt: '2026-11-15T05:00:00.000Z',
      seenAt: '2026-11-15T06:00:00.000Z',
      ip: '198.51.100.20',
      userAgent: chrome,
      current: false,
    },
  ],
  networks: [
    {
      id: 'net_1',
      network: '198.51.100.20',
      firstSeenAt: '2026-03-04T02:00:00.000Z',
      lastSeenAt: '2026-11-15T06:00:00.000Z',
      trustedUntil: null,
    },
  ],
  logins: [
    {
      at: '2026-11-15T06:21:00.000Z',
      ip: '198.51.100.20',
      userAgent: chrome,
      how: 'password',
      outcome: 'ok',
    },
    {
      at: '2026-11-15T06:20:00.000Z',
      ip: '203.0.113.7',
      userAgent: '',
      how: 'sms',
      outcome: 'wrong_credentials',
    },
    {
      at: '2026-11-15T06:19:00.000Z',
      ip: '',
      userAgent: '',
      how: 'carrier_pigeon',
      outcome: 'lost_feather',
    },
  ],
  notes: [
    {
      id: 'note_1',
      at: '2026-11-12T08:40:00.000Z',
      by: 'Paolo G.',
      text: 'Called about the new bank account.',
    },
  ],
}
