import { agentPage } from '../../shared/page.ts'

const words = ['agents', 'reports'] as const
const contractWords = [...words, 'agents-contracts', 'agents-terms'] as const
const incomeWords = [
  ...words,
  'agents-income',
  'agents-terms',
  'agents-why',
  'agents-runs',
] as const

export const pages = [
  agentPage({
    id: 'agentTeamOverview',
    load: () => import('./overview/team-overview.tsx'),
    name: 'TeamOverview',
    words: [...words, 'agents-overview', 'agents-runs'],
  }),
  agentPage({
    id: 'registerCenter',
    load: () => import('./accounts/register-centre.tsx'),
    name: 'RegisterCentre',
    words: ['agents', 'agents-accounts'],
  }),
  agentPage({
    id: 'downlineManagmentView',
    load: () => import('./downlines/team-management.tsx'),
    name: 'TeamManagement',
    words: [...words, 'agents-accounts', 'agents-tree', 'purse'],
  }),
  agentPage({
    id: 'personalHistoryCopy',
    load: () => import('./records/team-betting.tsx'),
    name: 'TeamBetting',
    words: [...words, 'agents-accounts'],
  }),
  agentPage({
    id: 'agentDownlineTransactionDetailsCopy',
    load: () => import('./records/account-details.tsx'),
    name: 'AccountDetails',
    words: [...words, 'agents-accounts', 'agents-money'],
  }),
  agentPage({
    id: 'palStatementsAgentCopy',
    load: () => import('./lines/user-loss.tsx'),
    name: 'UserLoss',
    words,
  }),
  agentPage({
    id: 'agentContracts',
    load: () => import('./contracts/given/given-contracts.tsx'),
    name: 'GivenContracts',
    words: contractWords,
  }),
  agentPage({
    id: 'agentContractOffer',
    load: () => import('./contracts/editor/contract-editor.tsx'),
    name: 'ContractEditor',
    words: contractWords,
  }),
  agentPage({
    id: 'agentRevenueReport',
    load: () => import('./income/my-income.tsx'),
    name: 'MyIncome',
    words: [...incomeWords, 'agents-accounts'],
  }),
  agentPage({
    id: 'agentDividendRecordCopy2',
    load: () => import('./income/kinds.tsx'),
    name: 'Dividend',
    words: incomeWords,
  }),
  agentPage({
    id: 'agentDailyWages2',
    load: () => import('./income/kinds.tsx'),
    name: 'DailyWages',
    words: incomeWords,
  }),
  agentPage({
    id: 'agentHourSalary',
    load: () => import('./income/kinds.tsx'),
    name: 'HourSalary',
    words: [...incomeWords, 'agents-plots'],
  }),
  agentPage({
    id: 'agentRealtimeSalary',
    load: () => import('./income/kinds.tsx'),
    name: 'RealtimeSalary',
    words: [...incomeWords, 'agents-plots'],
  }),
]
