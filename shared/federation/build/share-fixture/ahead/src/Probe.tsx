export { default } from '../../remote/src/Probe';
