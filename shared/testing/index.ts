/// <reference types="@testing-library/jest-dom" preserve="true" />

export { seriousFindings } from './axe';
export { cashFlowPage } from './cash-flow-page';
export { catchFile } from './catch-file';
export { answerAccounts } from './default-answers';
export { setWindowWidth } from './fake/window-width';
export { fakeApi } from './fakeApi';
export * from './finance-fixtures';
export * from './fixtures';
export { ledgerHeadings } from './ledger-headings';
export { renderApp } from './renderApp';
export * from './report-fixtures';
