/// <reference types="@testing-library/jest-dom" />

export { fakeApi } from './fakeApi';
export * from './fixtures';
export { renderApp } from './renderApp';
