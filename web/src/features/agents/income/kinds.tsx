import { ContractRecord } from './contract-record.tsx'

export const Dividend = () => <ContractRecord kind="dividend" />
export const DailyWages = () => <ContractRecord kind="daily" />
export const HourSalary = () => <ContractRecord kind="hourly" />
export const RealtimeSalary = () => <ContractRecord kind="realtime" />
