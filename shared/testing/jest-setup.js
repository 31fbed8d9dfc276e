import '@testing-library/jest-dom';

// A screen test takes one to two seconds alone and several times that beside others on two cores.
jest.setTimeout(30_000);
