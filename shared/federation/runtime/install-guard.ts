import { installGuard } from './script-guard';

installGuard();
