import { pagesOf, standalone } from '@vezne/federation/standalone';
import remote from '../remote.mjs';
import AboutPage from './about/AboutPage';
import ForgotPasswordPage from './auth/ForgotPasswordPage';
import InvitationPage from './auth/InvitationPage';
import LoginPage from './auth/LoginPage';
import ResetPasswordPage from './auth/ResetPasswordPage';
import SignupPage from './auth/SignupPage';
import VerifyPage from './auth/VerifyPage';
import ContactPage from './contact/ContactPage';
import LandingPage from './landing/LandingPage';
import LegalPage from './legal/LegalPage';
import SamplesPage from './samples/SamplesPage';
import ServicesPage from './services/ServicesPage';
import UnsubscribePage from './unsubscribe/UnsubscribePage';

standalone(
  pagesOf(remote, {
    AboutPage,
    ContactPage,
    ForgotPasswordPage,
    InvitationPage,
    LandingPage,
    LegalPage,
    LoginPage,
    ResetPasswordPage,
    SamplesPage,
    ServicesPage,
    SignupPage,
    UnsubscribePage,
    VerifyPage,
  }),
);
