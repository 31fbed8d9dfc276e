/// <reference types="@testing-library/jest-dom" />

export { seriousFindings } from './axe';
export { fakeApi } from './fakeApi';
export * from './finance-fixtures';
export * from './fixtures';
export { renderApp } from './renderApp';
